import { add, type Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/**
 * The number of texts sent by visitors, or of paths of visits, that have separate counters. A rare text of an hour may be common in its
 * month, so an hour, which is stored as a file, keeps more texts than a day or month, which is stored as an item.
 */
export const TEXTS_MAX = { hour: 2_000, period: 500 } as const;
const OTHER_TEXTS = '*';
/** The limited kinds: anyone can send any number of invented values. Keys of paths begin with their language. */
const LIMITED = /^(?:referrer|campaign|path\/[^/]+)\//;

/** Versions of sheets can be invented too, until they are compared with the existing versions (`knownVersions`). */
const INVENTED = /^(?:referrer|campaign|path\/[^/]+|variation)\//;

/** Keeps the `max` most frequent texts of each kind, and merges the others: `referrer/*`, `path/jp/*`. */
export const limitTexts = (counters: Counters, max: number): Counters => limitKinds(counters, LIMITED, max);

/** Like `limitTexts`, but also limits versions of sheets. */
export const limitInvented = (counters: Counters, max: number): Counters => limitKinds(counters, INVENTED, max);

/** Limits the keys of each kind. `kinds`: matches the common beginning of the keys of a kind. */
function limitKinds(counters: Counters, kinds: RegExp, max: number): Counters {
  const limited: Counters = new Map(counters);
  const texts = [...counters].flatMap(([key, times]) => {
    const kind = kinds.exec(key)?.[0];
    return kind === undefined || key === kind + OTHER_TEXTS ? [] : [{ kind, key, times }];
  });
  for (const [kind, own] of Map.groupBy(texts, (text) => text.kind)) {
    const ranked = own.toSorted((one, other) => other.times - one.times || (one.key < other.key ? -1 : 1));
    for (const { key, times } of ranked.slice(max)) {
      limited.delete(key);
      add(limited, kind + OTHER_TEXTS, times);
    }
  }
  return limited;
}
