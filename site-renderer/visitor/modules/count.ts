import { newVisitId, visitPath, type WrittenEvent, type WrittenOrigin } from '#shared/values/visit/visit-path.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { SECONDARY } from '#site-renderer/visitor/navigation/secondary-mouse-button.ts';

/** The number of characters of events from which a part is sent before the page is hidden. */
const PART_CHARACTERS = 800;
/** The maximum length of texts of the address, so that a part stays below 1 KB (`VISIT_PATH_MAX`). */
const PATH_CHARACTERS = 1_000;

const FORM_PATH = /\/(contact|forms|register)$/;

/** The `navigator` with the tracking signal, which only some browsers support. */
type Signals = Navigator & { globalPrivacyControl?: boolean };

/** Returns the origin of the visit (`VisitOrigin`). The module is fetched when the first creative is shown. */
function originOf(): WrittenOrigin {
  const query = new URLSearchParams(location.search);
  return [
    Math.min(screen.width, screen.height),
    +matchMedia('(pointer:fine)').matches,
    performance.getEntriesByName(import.meta.url)[0]?.startTime,
    document.referrer.split('/')[2],
    ...['source', 'medium', 'campaign'].map((name) => query.get(`utm_${name}`)),
  ];
}

/**
 * Reports the visit in parts: when the first creative is shown, and each time the page is hidden. Sends no report if the
 * browser requests no tracking, and stores nothing on the device.
 */
export function start(visit: Visit): void {
  const { stage, language } = visit;
  const { doNotTrack, globalPrivacyControl } = navigator as Signals;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  let id = '';
  let began = 0;
  let isHidden = true;
  let part = 0;
  let events: WrittenEvent[] = [];
  let sheet: HTMLElement | undefined;
  /** The input that moves the visitor to the next sheet: a key of `MOVE_KINDS`. */
  let by = 'o';

  const send = (): void => {
    const path = id && sheet && visitPath(id, part, language, events, part > 0 ? [] : originOf());
    // If the browser refuses the part, the next part contains its events.
    if (!path || !navigator.sendBeacon(path.slice(0, PATH_CHARACTERS))) return;
    part += 1;
    events = [];
  };

  const report = (...fields: WrittenEvent): void => {
    events.push([began && Math.round((performance.now() - began) / 100), ...fields]);
    if (events.join().length > PART_CHARACTERS) send();
  };
  visit.report = report;

  const onChange = ({ type }: Pick<Event, 'type'>): void => {
    const wasHidden = isHidden;
    isHidden = document.hidden || type === 'pagehide';
    if (isHidden === wasHidden) return;
    if (id) report(isHidden ? 'h' : 'v');
    else {
      id = newVisitId();
      began = performance.now();
    }
    // Sends the first part, and the events before the page was hidden.
    if (isHidden || part === 0) send();
  };

  const onInput = ({ type, target }: Event): void => {
    // Takes the first letter of the event type, or of the clicked element's class.
    [by = ''] = type === 'click' ? ((target as Element).closest('.arrow,.menu')?.className ?? 'l') : type;
  };

  const onPress = ({ target, button, clientX, clientY }: MouseEvent): void => {
    const link = (target as Element).closest('a');
    // Passes the visit's id to the form. A fragment reaches neither servers nor logs.
    if (link?.host === location.host && FORM_PATH.test(link.pathname)) link.hash = id;
    const place = (target as Element).closest('.menu,.bar,.point,.button,.sheet');
    if (!place || !sheet || button === SECONDARY) return;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const percent = (length: number, whole: number): number => Math.round((length / whole) * 100);
    report('c', place.classList[0], percent(clientX - left, width), percent(clientY - top, height));
  };

  visit.onRest((current) => {
    const former = sheet?.id;
    sheet = current;
    // The listener is also called for a sheet whose markup was replaced.
    if (current.id === former) return;
    report('r', by, current.id, current.dataset['alias']);
    // Marks a move without input that may follow, such as the move of a slider.
    by = 't';
    if (part === 0) send();
  });
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, onChange);
  for (const type of ['keydown', 'wheel', 'pointerdown', 'click']) addEventListener(type, onInput, true);
  for (const type of ['click', 'auxclick'] as const) stage.addEventListener(type, onPress);
  onChange({ type: '' });
}
