import { PictureFrame } from "../parts/blocks.styles.ts";
import styled from "styled-components";

export const Controls = styled.div`
  display: flex;
  flex: 1 1 auto;
`;

export const GalleryPicture = styled(PictureFrame)`
  aspect-ratio: 16 / 9;
`;
