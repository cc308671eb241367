import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { VideoPlayerExample } from "../../tests/examples/VideoPlayer.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { allowMotion, drag, middleOf, pressKey, stopMotion } from "../../tests/device.ts";
import { playKeys, type KeyTable } from "../../tests/keys.ts";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { VideoPlayer } from "./index.ts";
import { POSTER, PROVIDER, ProviderFilm, SampleFilm, TITLE } from "./video-player.fixture.tsx";

const VIDEO_PLAYER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus to the cover, while it is there, or to the film and through the browser's controls.",
  },
  cover: { keys: ["Enter", "Space"], does: "On the cover: plays the film, from its beginning where it has ended." },
  play: { keys: ["Space"], does: "On the film: pauses it or plays it on." },
} as const satisfies KeyTable;

const meta = {
  title: "Media/VideoPlayer · 영상, movie, film",
  id: "media-videoplayer",
  component: VideoPlayer.Root,
  parameters: { keys: VIDEO_PLAYER_KEYS },
  args: { "aria-label": TITLE, poster: POSTER, shape: { width: 480, height: 270 } },
  render: (root) => <SampleFilm {...root} />,
  decorators: [framed],
} satisfies Meta<typeof VideoPlayer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

function video(): HTMLVideoElement {
  const film = document.querySelector("video");
  if (!film) throw new Error("There is no film.");
  return film;
}

/** Waits until the film is in that state. */
const expectState = (state: string) =>
  waitFor(() => expect(video().parentElement).toHaveAttribute("data-state", state), { timeout: 8000 });

const expectPaused = (paused: boolean) => waitFor(() => expect(video().paused).toBe(paused));

/** Slows the film of two seconds down: a busy machine may take them from one press to the next. */
const slowDown = () => {
  video().playbackRate = 0.1;
};

/** Starts on a press, and loads nothing before. */
export const Default: Story = {
  ...exampleOf(VideoPlayer.Root, VideoPlayerExample),
  play: async ({ globals, userEvent }) => {
    await expectState("ready");
    await expect(video().networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
    await expect(video().readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    slowDown();
    await userEvent.click(button(textsIn(globals).videoPlayer.cover));
    await expectState("started");
    await expect(video()).toHaveFocus();
    await expect(video().controls).toBe(true);
    video().pause();
    await expectPaused(true);
    await expect(screen.queryByRole("button")).toBeNull();
  },
};

/** An address that fails to load. */
const LOST = "data:video/webm;base64,";

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ VideoPlayer }, VideoPlayerExample, { unmarked: ["VideoPlayer.Provider"] }),
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (root) => (
    <Specimens>
      <SpecimenRow name="seen in full · cut to a wide shape">
        <SampleFilm {...root} />
        <SampleFilm {...root} aria-label="넓은 영상" shape={{ width: 520, height: 200 }} fit="cover" />
      </SpecimenRow>
      <SpecimenRow name="not to be loaded · of a provider">
        <SampleFilm {...root} aria-label="오지 않는 영상" src={LOST} />
        <ProviderFilm {...root} aria-label="다른 곳의 영상" />
      </SpecimenRow>
      <StateRows states={["focus"]}>
        {(state) => <SampleFilm {...root} aria-label={`견본 영상 (${state})`} />}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas, globals }) => {
    const { cover, failed, retry } = textsIn(globals).videoPlayer;
    const lost = within(canvas.getByRole("group", { name: "오지 않는 영상" }));
    (await lost.findByRole("button", { name: cover })).click();
    await lost.findByRole("button", { name: `${failed} ${retry}` });
  },
};

/** Plays on its own, muted, once; its still picture comes back at its end. */
export const Autoplay: Story = {
  tags: ["slow"],
  args: { autoPlay: true },
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async ({ globals, userEvent }) => {
    await expectState("started");
    await expect(video()).toHaveProperty("muted", true);
    await expectState("ended");
    await expect(video().paused).toBe(true);
    slowDown();
    await userEvent.click(button(textsIn(globals).videoPlayer.replay));
    await expectState("started");
    await expect(video().currentTime).toBeLessThan(1);
    video().pause();
    await expectPaused(true);
  },
};

/** Nothing plays before a press. */
export const ReducedMotion: Story = {
  tags: ["!dev"],
  args: { autoPlay: true },
  play: async () => {
    await expectState("ready");
    await expect(video().paused).toBe(true);
    await expect(video().readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect(button("영상 재생")).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(VIDEO_PLAYER_KEYS, {
    async tab() {
      await expectState("ready");
      await pressKey("Tab");
      await expect(button("영상 재생")).toHaveFocus();
      await pressKey("Tab", { shiftKey: true });
      await expect(document.body).toHaveFocus();
    },
    async cover({ userEvent }) {
      slowDown();
      button("영상 재생").focus();
      await userEvent.keyboard("{Enter}");
      await expectState("started");
      await expect(video()).toHaveFocus();
    },
    async play() {
      await expectPaused(false);
      video().focus();
      await pressKey(" ");
      await expectPaused(true);
      await pressKey(" ");
      await expectPaused(false);
      video().pause();
    },
  }),
};

/** A click on the picture pauses it and plays it on. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await expectState("ready");
    slowDown();
    await userEvent.click(button("영상 재생"));
    await expectState("started");
    const middle = middleOf(video());
    for (const paused of [true, false, true]) {
      await drag(middle, middle, { steps: 1 });
      await expectPaused(paused);
    }
  },
};

/** Two shapes, one for narrow windows, and never wider than its parent. */
export const Shapes: Story = {
  tags: ["slow"],
  args: { shape: { width: 1300, height: 500 }, narrow: { width: 400, height: 300 } },
  render: (root) => (
    <div style={{ width: "280px" }}>
      <SampleFilm {...root} />
    </div>
  ),
  play: async () => {
    const { width, height } = video().getBoundingClientRect();
    await expect(width).toBeCloseTo(280, 0);
    await expect(width / height).toBeCloseTo(matchMedia("(max-width: 900px)").matches ? 400 / 300 : 1300 / 500, 1);
  },
};

/** Nothing is requested from the provider before it is used; then the focus is in its player. */
export const ProviderPlayer: Story = {
  tags: ["slow"],
  render: (root) => <ProviderFilm {...root} />,
  play: async ({ globals, userEvent }) => {
    await expect(screen.queryByTitle(TITLE)).toBeNull();
    const cover = screen.getByRole("link", { name: textsIn(globals).videoPlayer.cover });
    await expect(cover).toHaveAttribute("href", PROVIDER);
    await userEvent.click(cover);
    await waitFor(() => expect(screen.getByTitle(TITLE)).toHaveFocus());
    await waitFor(() => expect(screen.getByTitle(TITLE).parentElement).toHaveAttribute("data-state", "ready"));
  },
};

/** The browser's own controls, and nothing that does nothing. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  args: { autoPlay: true },
  play: async () => {
    const body = await unscriptedBody();
    const film = body.querySelector("video");
    await expect(film).toHaveAttribute("controls");
    await expect(film).toHaveAttribute("preload", "none");
    await expect(film).not.toHaveAttribute("autoplay");
    await expect(within(body).queryByRole("button")).toBeNull();
  },
};
