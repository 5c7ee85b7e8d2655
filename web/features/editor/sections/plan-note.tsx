import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Says that the plan does not include what stands here. */
export const PlanNote = ({ children }: { children: ReactNode }) => (
  <Alert color="gray" variant="light" icon={<IconLock aria-hidden />}>
    {children}
  </Alert>
);
