export interface OpenOverlay {
  /** The overlay has opened: adds a history entry of the same address, which Back leaves. */
  opened: () => void;
  /** The overlay has closed: its history entry is left. */
  closed: () => void;
  /** A link in the overlay was followed: the history entry becomes that of the link's target. */
  followed: () => void;
}

/** Lets the browser's Back close an overlay: calls `close` for the open one. */
export function closeOnBack(close: () => void): OpenOverlay {
  let isOpen = false;
  addEventListener('popstate', () => {
    if (!isOpen) return;
    isOpen = false;
    close();
  });
  return {
    opened() {
      isOpen = true;
      history.pushState(null, '');
    },
    closed() {
      if (isOpen) history.back();
      isOpen = false;
    },
    followed() {
      isOpen = false;
    },
  };
}
