// Runs in the page before everything else. WebKit's automation reports no console, so that the page does it itself.
(() => {
  const complaints = [];
  const complain = (kind, ...parts) => {
    complaints.push(
      `${kind}: ${parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(" ")}`,
    );
  };
  /** Returns what was reported since the last call. */
  window.takeComplaints = () => complaints.splice(0);

  for (const method of ["error", "warn", "assert"]) {
    const original = console[method].bind(console);
    console[method] = (...parts) => {
      if (method !== "assert" || !parts[0]) complain(method, ...parts);
      original(...parts);
    };
  }
  // Errors of elements that could not load do not bubble.
  window.addEventListener(
    "error",
    ({ target, error, message }) => {
      // Preloads and films are given up when their page is left.
      if (target instanceof HTMLMediaElement || target instanceof HTMLSourceElement) return;
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      if (target instanceof Element)
        complain("not loaded", target.currentSrc || target.src || target.href || target.outerHTML);
      else complain("uncaught", error ?? message);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => complain("unhandled rejection", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complain("content policy", violatedDirective, blockedURI),
  );
})();
