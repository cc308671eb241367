export { CountUp, type CountUpProps } from "./CountUp.tsx";
export { Reveal, type RevealProps } from "./Reveal.tsx";
