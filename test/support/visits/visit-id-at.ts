/** An id as a page makes it at a time (`newVisitId`), with what tells it apart from others. */
export const visitIdAt = (time: number, other = Math.random().toString(36).slice(2)): string => time.toString(36) + other;
