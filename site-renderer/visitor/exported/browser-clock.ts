/** Returns the clock of the browser: the data of an exported site contain the time of the export (ADR 126). */
export const serverClock = (_serverTime: string) => (): Date => new Date();
