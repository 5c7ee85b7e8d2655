/**
 * Undo and redo over whole states that share structure. Written here rather than taken from a middleware because three
 * things have to act on it: edits of one field join into one step, taking over what others saved rewrites every kept state
 * (so that no undo can bring back a version without their work), and a step knows where it happened, so that undoing it
 * leads the eye there.
 */
interface Step<State, Focus> {
  /** The state on the far side of this step: before it in `past`, after it in `future`. */
  state: State;
  focus: Focus;
}

export interface UndoHistory<State, Focus> {
  past: readonly Step<State, Focus>[];
  present: State;
  future: readonly Step<State, Focus>[];
  /** The step still open for joining, and when it was last added to. */
  open: { group: string; at: number } | undefined;
}

/** How one change is kept: where it happened, and under which name changes close in time join it. */
export interface StepNote<Focus> {
  focus: Focus;
  /** Epoch milliseconds. */
  at: number;
  group?: string | undefined;
}

const STEPS_KEPT = 100;
/** A pause in typing after which the next keystroke is a step of its own, in milliseconds. */
export const JOIN_STEPS_WITHIN_MS = 1_500;

export const createHistory = <State, Focus>(present: State): UndoHistory<State, Focus> => ({
  past: [],
  present,
  future: [],
  open: undefined,
});

/** Takes a new state as the present. Nothing happens when it is the very state there is. */
export function recordStep<State, Focus>(
  history: UndoHistory<State, Focus>,
  next: State,
  { focus, at, group }: StepNote<Focus>,
): UndoHistory<State, Focus> {
  if (next === history.present) return history;
  const open = group === undefined ? undefined : { group, at };
  const joins = history.open !== undefined && history.open.group === group && at - history.open.at <= JOIN_STEPS_WITHIN_MS;
  const past = joins ? history.past : [...history.past, { state: history.present, focus }].slice(-STEPS_KEPT);
  return { past, present: next, future: [], open };
}

/** One step back, or the history itself where there is none. */
export function undo<State, Focus>(history: UndoHistory<State, Focus>): UndoHistory<State, Focus> {
  const step = history.past.at(-1);
  if (!step) return history;
  const undone = { state: history.present, focus: step.focus };
  return { past: history.past.slice(0, -1), present: step.state, future: [undone, ...history.future], open: undefined };
}

/** One undone step forward again, or the history itself where there is none. */
export function redo<State, Focus>(history: UndoHistory<State, Focus>): UndoHistory<State, Focus> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, { state: history.present, focus: step.focus }], present: step.state, future, open: undefined };
}

/** The same steps over rewritten states. */
export function mapHistory<State, Focus>(history: UndoHistory<State, Focus>, change: (state: State) => State): UndoHistory<State, Focus> {
  const rewriteStep = ({ state, focus }: Step<State, Focus>) => ({ state: change(state), focus });
  return {
    past: history.past.map(rewriteStep),
    present: change(history.present),
    future: history.future.map(rewriteStep),
    open: undefined,
  };
}
