import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { WritableTextProps } from '#web/features/editor/preview/canvas/writable-text.tsx';

interface Loaded {
  writer?: ComponentType<WritableTextProps>;
}
const loaded: Loaded = {};

/**
 * Loads what writes a text. The editor does so once it is idle, so that no key is lost and a text is there to be focused within the tap:
 * mobile browsers show their keyboard for no later focus.
 */
export async function loadTextWriter(): Promise<void> {
  loaded.writer ??= (await import('#web/features/editor/preview/canvas/writable-text.tsx')).WritableText;
}

/** A text that is written; until what writes it is loaded, the text. */
export function TextWriter({ text, ...props }: WritableTextProps & { text: string }): ReactNode {
  const [Writer, setWriter] = useState(() => loaded.writer);
  useEffect(() => {
    if (!Writer) void loadTextWriter().then(() => setWriter(() => loaded.writer));
  }, [Writer]);
  return Writer ? <Writer {...props} /> : text;
}
