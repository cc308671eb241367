import { SkipLink } from "@danji/ui/skip-link";

export function SkipLinkExample() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} style={{ padding: "6rem 2rem" }}>
        <h1>분양일정</h1>
      </main>
    </>
  );
}
