export default function PlansPage() {
  return (
    <main style={{ minHeight: "200vh" }}>
      <h1>Floor plans</h1>
    </main>
  );
}
