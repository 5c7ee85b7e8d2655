import { browsersWithout, isKnown, type UsedFeature } from './compat-table.ts';

/**
 * Returns the used features that a supported browser lacks and that are not accepted, and accepted features that are unused or not lacking.
 * `accepted` states for each feature what such a browser does instead.
 */
export function compatibilityFaults(used: readonly UsedFeature[], accepted: Readonly<Record<string, string>>): string[] {
  const lacking = used.filter(({ path }) => !isKnown(path) || browsersWithout(path).length > 0);
  const unused = Object.keys(accepted).filter((path) => !lacking.some((feature) => feature.path === path));
  return [
    ...lacking
      .filter(({ path }) => !Object.hasOwn(accepted, path))
      .map(({ path, at }) => `${at}: ${path} is ${isKnown(path) ? `not in ${browsersWithout(path).join(', ')}` : 'unknown'}`),
    ...unused.map((path) => `${path} is accepted without need`),
  ];
}
