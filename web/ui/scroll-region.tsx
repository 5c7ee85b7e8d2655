import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A part of a page that scrolls. It can be focused, because the keyboard cannot scroll it otherwise. */
export const ScrollRegion = ({ label, className, ref, children }: ScrollRegionProps) => (
  <Box ref={ref} role="region" aria-label={label} tabIndex={0} {...(className !== undefined && { className })}>
    {children}
  </Box>
);
