import type { SnsType } from '#shared/model/sites/sns-type.ts';

/** Line drawings that are distinguishable at 24 pixels. */
const PATHS: Readonly<Record<SnsType, string>> = {
  youtube: 'M6 5h12q4 0 4 4v6q0 4-4 4H6q-4 0-4-4V9q0-4 4-4zm4 4v6l5-3z',
  line: 'M12 3q9 1 9 8 0 5-9 10v-3q-9-1-9-7 0-7 9-8zM6 9v4h2m2-4v4m2 0V9l2.5 4V9m3.5 0h-2v4h2m-2-2h2',
  instagram: 'M8 3h8q5 0 5 5v8q0 5-5 5H8q-5 0-5-5V8q0-5 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v0',
  x: 'M3 3h5l13 18h-5zm17 0-7.5 8M4 21l7-8',
  tiktok: 'M13 3v13a4 4 0 1 1-4-4m4-9q0 5 6 6',
  facebook: 'M16 3h-2q-4 0-4 4v14M6 12h9',
  phone_number: 'M5 3h4l2 5-2.5 2q1.5 3.5 5.5 5.5l2-2.5 5 2v4q0 2-2 2Q4 20 3 5q0-2 2-2z',
};

/** Renders the icon of an SNS, in `currentColor`. */
export const SnsIcon = ({ type }: { type: SnsType }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={PATHS[type]} />
  </svg>
);
