/** Whether the keyboard has ⌘ instead of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const APPLE_NAMES: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** The name of a key on the keyboard of this device. */
export const keyName = (key: string): string => (isApple ? (APPLE_NAMES[key] ?? key) : key);

/** A key combined with Ctrl or ⌘. */
export const withControl = (key: string): string => (isApple ? `⌘${key}` : `Ctrl+${key}`);
