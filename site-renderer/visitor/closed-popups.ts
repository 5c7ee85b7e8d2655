const KEY = 'closed-popups';

/** The popups that were closed in this visit, to its end, whether or not the browser lets us remember beyond this page. */
export function closedPopups(): { has: (id: string) => boolean; add: (id: string) => void } {
  const closed = new Set<string>();
  try {
    for (const id of (sessionStorage.getItem(KEY) ?? '').split(' ')) closed.add(id);
  } catch {
    // Where nothing may be kept, they come back with the next page.
  }
  return {
    has: (id) => closed.has(id),
    add(id) {
      closed.add(id);
      try {
        sessionStorage.setItem(KEY, [...closed].join(' '));
      } catch {
        // As above.
      }
    },
  };
}
