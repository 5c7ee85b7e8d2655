/** Whether the keyboard has ⌘ instead of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const APPLE_NAMES: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** Returns the name of a key on the keyboard of this device. */
export const keyName = (key: string): string => (isApple ? (APPLE_NAMES[key] ?? key) : key);

/** Returns the name of a key combined with Ctrl or ⌘. */
export const withControl = (key: string): string => (isApple ? `⌘${key}` : `Ctrl+${key}`);
