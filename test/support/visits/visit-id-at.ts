/** An id in the format of a page (`newVisitId`) at a time; `other`: the part that makes it unique. */
export const visitIdAt = (time: number, other = Math.random().toString(36).slice(2)): string => time.toString(36) + other;
