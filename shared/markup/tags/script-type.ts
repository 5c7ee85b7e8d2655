const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

/** Whether a browser runs a script element of this `type`, rather than treating it as data. */
export function isExecutableScriptType(type: string | undefined): boolean {
  const name = (type ?? '').trim();
  return name === '' || name.toLowerCase() === 'module' || JAVASCRIPT.test(name);
}
