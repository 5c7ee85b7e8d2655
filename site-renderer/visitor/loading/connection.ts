/** What browsers tell of a connection (Network Information API). Safari and Firefox tell nothing. */
export interface ConnectionFacts {
  saveData: boolean;
  /** Estimated bandwidth in megabits per second. */
  downlink: number;
}

/** Below this bandwidth, pictures of full width arrive after a visitor who swipes twice a second. */
const SLOW_MEGABITS = 3;

/** Whether pictures are fetched in their smallest width over a connection. */
export const isSlow = (connection?: ConnectionFacts): boolean | undefined =>
  connection && (connection.saveData || connection.downlink < SLOW_MEGABITS);
