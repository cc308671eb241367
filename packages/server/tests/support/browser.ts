import type { Fetch } from "@danji/api/http/request";

/** A `fetch` that keeps cookies as a browser does: sets, replaces and deletes them. Redirects are left to the test. */
export function cookieFetch(): Fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(input, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "" || line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
