/** A map service of Korea that opens by an address, without a key. */
interface MapService {
  readonly name: string;
  /** Address that searches for `query` there. */
  readonly search: (query: string) => string;
}

/** The services in the order in which they are offered. */
export const MAP_SERVICES: readonly MapService[] = [
  { name: "네이버지도", search: (query) => `https://map.naver.com/p/search/${encodeURIComponent(query)}` },
  { name: "카카오맵", search: (query) => `https://map.kakao.com/link/search/${encodeURIComponent(query)}` },
];
