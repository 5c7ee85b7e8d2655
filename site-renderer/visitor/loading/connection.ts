/** Properties of a connection in the Network Information API, which Safari and Firefox lack. */
export interface ConnectionInfo {
  saveData: boolean;
  /** Estimated bandwidth in megabits per second. */
  downlink: number;
}

/** The bandwidth below which full-width pictures load too slowly for a visitor who swipes twice a second. */
const SLOW_MEGABITS = 3;

/** Whether to fetch pictures in their smallest width over a connection. */
export const isSlow = (connection?: ConnectionInfo): boolean | undefined =>
  connection && (connection.saveData || connection.downlink < SLOW_MEGABITS);
