import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ConsoleMessage, PreviewMessage } from '#shared/model/preview/preview-messages.ts';

type Shown = Extract<PreviewMessage, { preview: 'sheet' }>;
type Place = Extract<PreviewMessage, { preview: 'place' }>;

/** The interface of a preview frame to the page around it. */
export interface PreviewFrame {
  /** The sheet that is shown; `null` on a page without sheets. */
  shown: Shown | null;
  /** While `isPlacing`, presses in the frame call the listener instead of following links. */
  isPlacing: boolean;
  setPlacing: (isPlacing: boolean) => void;
  onPlace: (listener: (place: Place) => void) => () => void;
  /** Slides to a sheet of the page that is shown. */
  show: (cell: string) => void;
}

/** Exchanges messages with the page in the frame. Ignores messages from other windows and origins. */
export function usePreviewFrame(ref: RefObject<HTMLIFrameElement | null>, origin: string | undefined): PreviewFrame {
  const listeners = useRef(new Set<(place: Place) => void>());
  const [shown, setShown] = useState<Shown | null>(null);
  const [isPlacing, setPlacing] = useState(false);

  const tell = useCallback(
    (message: ConsoleMessage): void => {
      if (origin !== undefined) ref.current?.contentWindow?.postMessage(message, origin);
    },
    [ref, origin],
  );

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== ref.current?.contentWindow) return;
      const message = PreviewMessage.safeParse(event.data).data;
      if (message?.preview === 'sheet') setShown(message);
      else if (message?.preview === 'left') setShown(null);
      else if (message?.preview === 'place') for (const listener of listeners.current) listener(message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [ref, origin]);

  // Sends the state again when another page is shown in the frame.
  useEffect(() => {
    if (shown) tell({ preview: 'placing', isOn: isPlacing });
  }, [tell, isPlacing, shown]);

  const onPlace = useCallback((listener: (place: Place) => void) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  const show = useCallback((cell: string) => tell({ preview: 'show', cell }), [tell]);
  return { shown, isPlacing, setPlacing, onPlace, show };
}
