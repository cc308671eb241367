import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { SLIDES } from "../content.ts";

/** As its documentation shows it: arrows, dots, and its own plugin for the clock with a button to stop it. */
export function SliderPart() {
  const [viewport, api] = useEmblaCarousel({ loop: true }, [Autoplay({ delay: 6000 })]);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (!api) return;
    const select = () => setCurrent(api.selectedScrollSnap());
    api.on("select", select);
    return () => {
      api.off("select", select);
    };
  }, [api]);
  function toggle(): void {
    if (playing) api?.plugins().autoplay.stop();
    else api?.plugins().autoplay.play();
    setPlaying(!playing);
  }
  return (
    <section aria-roledescription="캐러셀" aria-label="프리미엄">
      <div ref={viewport} style={{ overflow: "hidden" }}>
        <div style={{ display: "flex" }}>
          {SLIDES.map((slide, index) => (
            <div key={slide} style={{ flex: "0 0 100%" }} role="group" inert={index !== current}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      <button type="button" onClick={() => api?.scrollPrev()}>
        이전
      </button>
      <button type="button" onClick={() => api?.scrollNext()}>
        다음
      </button>
      {SLIDES.map((slide, index) => (
        <button key={slide} type="button" aria-current={index === current} onClick={() => api?.scrollTo(index)}>
          {index + 1}
        </button>
      ))}
      <button type="button" onClick={toggle}>
        {playing ? "멈춤" : "시작"}
      </button>
    </section>
  );
}
