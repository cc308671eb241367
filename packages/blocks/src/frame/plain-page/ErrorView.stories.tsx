import { inComplex } from "../../../tests/in-complex.tsx";
import { ErrorView } from "./ErrorView.tsx";

const Sample = () => (
  <main>
    <ErrorView onRetry={() => undefined} />
  </main>
);

export default { title: "Sections/Frame/ErrorView", component: Sample, decorators: [inComplex] };

export const Default = {};
