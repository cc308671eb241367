import FullPage from "fullpage.js";
import { useEffect, useRef } from "react";
import "fullpage.js/dist/fullpage.css";

/** Nine screens paged by the wheel with its defaults. */
export function WheelPart() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const pager = new FullPage(root.current, {
      licenseKey: "gplv3-license",
      navigation: true,
      credits: { enabled: false },
    });
    return () => pager.destroy("all");
  }, []);
  return (
    <div ref={root}>
      {Array.from({ length: 9 }, (_, index) => (
        <section key={index} className="section">
          <h2>화면 {index + 1}</h2>
        </section>
      ))}
    </div>
  );
}
