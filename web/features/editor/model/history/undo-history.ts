/**
 * Undo and redo over whole states that share structure. No store middleware meets all three requirements: edits of
 * one field join into one step; a rebase on another editor's save rewrites every kept state, so that no undo drops their
 * changes; and each step has a location, so that undo and redo can show it.
 */
interface Step<State, Focus> {
  /** In `past` the state before the step, in `future` the state after it. */
  state: State;
  focus: Focus;
}

export interface UndoHistory<State, Focus> {
  past: readonly Step<State, Focus>[];
  present: State;
  future: readonly Step<State, Focus>[];
  /** The group of the last step and the time of its last change; `undefined` if the next change starts a new step. */
  open: { group: string; at: number } | undefined;
}

/** The place of a change, and the group within which changes close in time join into one step. */
export interface StepNote<Focus> {
  focus: Focus;
  /** Epoch milliseconds. */
  at: number;
  group?: string | undefined;
}

const STEPS_MAX = 100;
/** The maximum pause within one step, in milliseconds. After a longer pause in typing, the next keystroke starts a new step. */
export const JOIN_STEPS_WITHIN_MS = 1_500;

export const createHistory = <State, Focus>(present: State): UndoHistory<State, Focus> => ({
  past: [],
  present,
  future: [],
  open: undefined,
});

/** Makes `next` the present and clears the future. Returns the history itself if `next` is the present already. */
export function recordStep<State, Focus>(
  history: UndoHistory<State, Focus>,
  next: State,
  { focus, at, group }: StepNote<Focus>,
): UndoHistory<State, Focus> {
  if (next === history.present) return history;
  const open = group === undefined ? undefined : { group, at };
  const joins = history.open !== undefined && history.open.group === group && at - history.open.at <= JOIN_STEPS_WITHIN_MS;
  const past = joins ? history.past : [...history.past, { state: history.present, focus }].slice(-STEPS_MAX);
  return { past, present: next, future: [], open };
}

/** Goes back one step. Returns the history itself if there is none. */
export function undo<State, Focus>(history: UndoHistory<State, Focus>): UndoHistory<State, Focus> {
  const step = history.past.at(-1);
  if (!step) return history;
  const undone = { state: history.present, focus: step.focus };
  return { past: history.past.slice(0, -1), present: step.state, future: [undone, ...history.future], open: undefined };
}

/** Goes forward one step. Returns the history itself if there is none. */
export function redo<State, Focus>(history: UndoHistory<State, Focus>): UndoHistory<State, Focus> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, { state: history.present, focus: step.focus }], present: step.state, future, open: undefined };
}

/** Applies `change` to every state and keeps the steps. */
export function mapHistory<State, Focus>(history: UndoHistory<State, Focus>, change: (state: State) => State): UndoHistory<State, Focus> {
  const rewriteStep = ({ state, focus }: Step<State, Focus>) => ({ state: change(state), focus });
  return {
    past: history.past.map(rewriteStep),
    present: change(history.present),
    future: history.future.map(rewriteStep),
    open: undefined,
  };
}
