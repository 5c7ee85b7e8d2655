const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const reject = (): Promise<never> => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

/** The storage interfaces of the browser, and the property that makes each of them fail. */
const REFUSED: readonly (readonly [target: object, name: string, refused: PropertyDescriptor])[] = [
  [window, 'localStorage', { get: refuse }],
  [window, 'sessionStorage', { get: refuse }],
  [window, 'indexedDB', { get: refuse }],
  [window, 'BroadcastChannel', { value: refuse }],
  [document, 'cookie', { get: refuse, set: refuse }],
  [navigator, 'locks', { value: { request: reject, query: reject } }],
];

/**
 * Makes every access to storage, cookies, databases, locks and channels fail, as in browsers that block site data. Returns a function that
 * restores access.
 */
export function blockStorage(): () => void {
  const originals = REFUSED.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));
  for (const [target, name, refused] of REFUSED) Object.defineProperty(target, name, { ...refused, configurable: true });
  return () => {
    for (const [index, [target, name]] of REFUSED.entries()) {
      const original = originals[index];
      if (original) Object.defineProperty(target, name, original);
      else Reflect.deleteProperty(target, name);
    }
  };
}
