import { A11y, Keyboard, Mousewheel, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/pagination";

/** Nine screens paged by the wheel, one step a gesture, as its documentation shows it. */
export const WheelPart = () => (
  <Swiper
    modules={[A11y, Keyboard, Mousewheel, Pagination]}
    direction="vertical"
    mousewheel={{ forceToAxis: true }}
    keyboard
    pagination={{ clickable: true }}
    style={{ height: "100vh" }}
  >
    {Array.from({ length: 9 }, (_, index) => (
      <SwiperSlide key={index}>
        <h2>화면 {index + 1}</h2>
      </SwiperSlide>
    ))}
  </Swiper>
);
