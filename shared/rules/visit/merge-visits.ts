import type { Language } from '#shared/model/language.ts';
import { parseVisitPart, type VisitEvent, type VisitOrigin, type VisitPart } from '#shared/rules/visit/visit-part.ts';

/** A part as it was received. */
export interface ReceivedPart {
  /** Milliseconds. */
  at: number;
  /** Tells the people of a day apart. */
  person: string;
  path: string;
}

/** A visit, of all of its parts that were received. */
export interface MergedVisit {
  visitId: string;
  person: string;
  language: Language;
  /** `undefined` if the first part was lost. */
  origin: VisitOrigin | undefined;
  /** In their order; times never run backwards. */
  events: readonly VisitEvent[];
}

/** Many people of one mobile carrier share an address and a user agent; a program sends more. */
const VISITS_OF_A_PERSON = 100;
const EVENTS_OF_A_VISIT = 2_000;

type KnownPart = VisitPart & Pick<ReceivedPart, 'person'>;

function mergeParts(parts: ReadonlyMap<number, KnownPart>): MergedVisit {
  const ordered = [...parts.values()].toSorted((one, other) => one.part - other.part);
  const [first] = ordered as [KnownPart];
  let latest = 0;
  const events = ordered
    .flatMap((part) => part.events)
    .slice(0, EVENTS_OF_A_VISIT)
    .map((event) => {
      latest = Math.max(latest, event.at);
      return { ...event, at: latest };
    });
  const { visitId, person, language, origin } = first;
  return { visitId, person, language, origin: first.part === 0 ? origin : undefined, events };
}

/**
 * The visits of an hour, whatever the order in which their parts were received and however often:
 * 1. A part counts once. Of parts that differ and have one number, which no page sends, the first by content counts.
 * 2. A visit is the events of its parts in their order.
 * 3. Of one person, the first visits of the hour count, up to a bound.
 */
export function mergeVisits(received: Iterable<ReceivedPart>): MergedVisit[] {
  const visits = new Map<string, Map<number, KnownPart & { path: string }>>();
  for (const { path, person } of received) {
    const part = parseVisitPart(path);
    if (!part) continue;
    const parts = visits.get(part.visitId) ?? new Map<number, KnownPart & { path: string }>();
    visits.set(part.visitId, parts);
    const present = parts.get(part.part);
    if (!present || path < present.path || (path === present.path && person < present.person))
      parts.set(part.part, { ...part, person, path });
  }
  const ofPerson = new Map<string, number>();
  return [...visits.keys()].toSorted().flatMap((visitId) => {
    const visit = mergeParts(visits.get(visitId) ?? new Map<number, KnownPart>());
    const earlier = ofPerson.get(visit.person) ?? 0;
    ofPerson.set(visit.person, earlier + 1);
    return earlier < VISITS_OF_A_PERSON ? [visit] : [];
  });
}
