const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

/** Whether a script element of this `type` is run, rather than kept as data. */
export function isExecutableScriptType(type: string | undefined): boolean {
  const name = (type ?? '').trim();
  return name === '' || name.toLowerCase() === 'module' || JAVASCRIPT.test(name);
}
