/** The product's mark: a sheet in front of the sheets below and beside it. Decorative, because the name is shown beside the mark. */
export const BrandMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <rect x="12" y="12" width="16" height="16" rx="4" fill="var(--mantine-primary-color-2, #d6d6d6)" />
    <rect x="8" y="8" width="16" height="16" rx="4" fill="var(--mantine-primary-color-4, #9a9a9a)" />
    <rect x="4" y="4" width="16" height="16" rx="4" fill="var(--mantine-primary-color-filled, #202020)" />
  </svg>
);
