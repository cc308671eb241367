import { EquirectangularAdapter, utils } from "@photo-sphere-viewer/core";

/**
 * Whole spheres as plain pictures. The library's own adapter reads them as files and shows them from `blob:` addresses,
 * which the site's content policy does not allow.
 */
export class PictureAdapter extends EquirectangularAdapter {
  override async loadTexture(panorama: string): ReturnType<EquirectangularAdapter["loadTexture"]> {
    const image = await this.viewer.textureLoader.loadImage(panorama);
    const panoData = utils.mergePanoData(image.width, image.height);
    return { panorama, texture: utils.createSizedTexture(image), panoData, cacheKey: panorama };
  }
}
