export { CountUp } from "./CountUp.tsx";
