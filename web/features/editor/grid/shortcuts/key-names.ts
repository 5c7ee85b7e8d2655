/** Whether this device's keyboard says ⌘ where others say Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const APPLE_NAMES: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** Names of keys as this device's keyboard shows them. */
export const keyName = (key: string): string => (isApple ? (APPLE_NAMES[key] ?? key) : key);

/** A key pressed together with Ctrl, or ⌘. */
export const withControl = (key: string): string => (isApple ? `⌘${key}` : `Ctrl+${key}`);
