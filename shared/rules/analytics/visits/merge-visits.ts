import type { Language } from '#shared/model/language.ts';
import { parsePartHead, parseVisitPart, type VisitEvent, type VisitOrigin } from '#shared/rules/analytics/visits/visit-part.ts';

/** A part as it was received. */
export interface ReceivedPart {
  /** When the part was received, in epoch milliseconds. */
  at: number;
  /** Distinguishes persons within a day. */
  person: string;
  path: string;
}

/** A visit, merged from all its received parts. */
export interface MergedVisit {
  visitId: string;
  person: string;
  language: Language;
  /** The origin of the visit; `undefined` if the first part was lost. */
  origin: VisitOrigin | undefined;
  /** The events in their order; times never run backwards. */
  events: readonly VisitEvent[];
}

/**
 * The maximum number of visits of one person that count. Many people of one mobile carrier share an address and a user agent, but a program
 * sends more.
 */
const VISITS_OF_A_PERSON = 100;
const EVENTS_OF_A_VISIT = 2_000;
/** The share of visits that a full batch keeps. */
const KEPT_SHARE = 0.75;

/** Bytes of a part or a visit, besides their texts. */
const OVERHEAD = 200;

type KeptPart = Pick<ReceivedPart, 'path' | 'person'>;

const bytesOf = ({ path, person }: KeptPart): number => path.length + person.length + OVERHEAD;

/** Returns the visit with these parts by number; `undefined` without any part. */
function mergeParts(visitId: string, parts: ReadonlyMap<number, KeptPart>): MergedVisit | undefined {
  const ordered = [...parts.entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, { path, person }]) => {
      const part = parseVisitPart(path);
      return part ? [{ ...part, person }] : [];
    });
  const [first] = ordered;
  if (!first) return undefined;
  let latest = 0;
  const events = ordered
    .flatMap((part) => part.events)
    .slice(0, EVENTS_OF_A_VISIT)
    .map((event) => {
      latest = Math.max(latest, event.at);
      return { ...event, at: latest };
    });
  const { person, language, origin } = first;
  return { visitId, person, language, origin: first.part === 0 ? origin : undefined, events };
}

/** A batch of the visits of an hour, in the order of their ids: from an id on, as many as fit into memory. */
export interface VisitBatch {
  /**
   * Adds a part, in any order. Idempotent. Of different parts with the same number, which no page sends, the part whose content sorts first
   * counts.
   */
  add(part: ReceivedPart): void;
  /** Returns the visits in the order of their ids. A visit has the events of its parts in their order. */
  visits(): Generator<MergedVisit>;
  /** Returns the id with which the next batch begins; `undefined` if all visits fit. */
  next(): string | undefined;
}

/** Starts a batch with the visits from an id on, up to `bytesMax` in memory, but at least one visit. */
export function visitBatch(from: string, bytesMax: number): VisitBatch {
  const visits = new Map<string, Map<number, KeptPart>>();
  let bytes = 0;
  let next: string | undefined;

  function forgetLast(): void {
    const ids = [...visits.keys()].toSorted();
    const kept = Math.max(1, Math.floor(ids.length * KEPT_SHARE));
    for (const id of ids.slice(kept)) {
      for (const part of visits.get(id)?.values() ?? []) bytes -= bytesOf(part);
      visits.delete(id);
    }
    next = ids[kept];
  }

  return {
    add({ path, person }) {
      const head = parsePartHead(path);
      if (!head || head.visitId < from || (next !== undefined && head.visitId >= next)) return;
      const parts = visits.get(head.visitId) ?? new Map<number, KeptPart>();
      visits.set(head.visitId, parts);
      const present = parts.get(head.part);
      if (present && (present.path < path || (present.path === path && present.person <= person))) return;
      const part = { path, person };
      bytes += bytesOf(part) - (present ? bytesOf(present) : 0);
      parts.set(head.part, part);
      if (bytes > bytesMax && visits.size > 1) forgetLast();
    },
    *visits() {
      for (const id of [...visits.keys()].toSorted()) {
        const visit = mergeParts(id, visits.get(id) ?? new Map<number, KeptPart>());
        if (visit) yield visit;
      }
    },
    next: () => next,
  };
}

/**
 * Returns a function that decides whether a visit counts: the first visits of a person in an hour count, up to a limit. Call the function
 * in the order of the visits' ids.
 */
export function visitsOfPeople(): (visit: Pick<MergedVisit, 'person'>) => boolean {
  const ofPerson = new Map<string, number>();
  return ({ person }) => {
    const earlier = ofPerson.get(person) ?? 0;
    ofPerson.set(person, earlier + 1);
    return earlier < VISITS_OF_A_PERSON;
  };
}

/** Returns the visits that count, from parts that fit into memory. */
export function mergeVisits(received: Iterable<ReceivedPart>): MergedVisit[] {
  const batch = visitBatch('', Number.POSITIVE_INFINITY);
  for (const part of received) batch.add(part);
  return [...batch.visits()].filter(visitsOfPeople());
}
