import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A scrolling part of a page. It can be focused, so that the keyboard can scroll it. */
export const ScrollRegion = ({ label, className, ref, children }: ScrollRegionProps) => (
  <Box ref={ref} role="region" aria-label={label} tabIndex={0} {...(className !== undefined && { className })}>
    {children}
  </Box>
);
