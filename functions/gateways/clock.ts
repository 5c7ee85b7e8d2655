/** The time, as use cases ask for it; tests hand in their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
