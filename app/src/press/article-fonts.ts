// Articles are written after the build, so their characters are not all in the fonts that the build has cut: these are
// the whole faces in slices, of which a browser fetches those it lacks.
import "@fontsource-variable/noto-serif-kr";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
