/** Reads required variables of a process. Throws an error that names all missing ones. */
export function requiredEnv<const Name extends string>(...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Error(`Missing environment: ${missing.join(', ')}. The platform's processes are started by "npm start".`);
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<Name, string>;
}
