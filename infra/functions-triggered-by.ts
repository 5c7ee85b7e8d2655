import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';

type Trigger = (typeof FUNCTIONS)[FunctionName]['trigger'];
type TriggerBy<By extends Trigger['by']> = Extract<Trigger, { by: By }>;

/** Returns the functions with one kind of trigger, each with its trigger. */
export const functionsTriggeredBy = <By extends Trigger['by']>(by: By): [FunctionName, TriggerBy<By>][] =>
  (Object.keys(FUNCTIONS) as FunctionName[]).flatMap((name) => {
    const { trigger } = FUNCTIONS[name];
    return isTriggerBy(trigger, by) ? [[name, trigger] as [FunctionName, TriggerBy<By>]] : [];
  });

const isTriggerBy = <By extends Trigger['by']>(trigger: Trigger, by: By): trigger is TriggerBy<By> => trigger.by === by;
