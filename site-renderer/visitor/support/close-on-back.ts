export interface OpenOverlay {
  /** Call it when the overlay has opened: adds a history entry with the same address, which Back leaves. */
  opened: () => void;
  /** Call it when the overlay has closed: leaves its history entry. */
  closed: () => void;
  /** Call it when a link in the overlay was followed: the history entry becomes the entry of the link's target. */
  followed: () => void;
}

/** Makes the browser's Back button close an overlay: calls `close` for the open overlay. */
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
