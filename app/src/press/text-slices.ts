// Articles are written after the build, so their characters are not all in the fonts that the build has cut: this is the
// whole text font in slices, of which a browser fetches those it lacks.
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
