import type { Role, WorkRole } from '#shared/model/role.ts';

/** First segment of every console address, by role. */
export const ROUTE_SEGMENTS = ['master', 'master-user', 'admin', 'admin-user'] as const;
export type RouteSegment = (typeof ROUTE_SEGMENTS)[number];

const SEGMENT_OF_ROLE: Readonly<Record<Exclude<Role, 'SUB_ADMIN'>, RouteSegment>> = {
  MASTER: 'master',
  MASTER_USER: 'master-user',
  OEM_MASTER: 'admin',
  OEM_ADMIN: 'admin',
  USER: 'admin-user',
};

/** Returns the role segment of a login. A SUB_ADMIN has the segment of its parent. */
export const routeSegment = (role: Role, parentRole: WorkRole): RouteSegment => SEGMENT_OF_ROLE[role === 'SUB_ADMIN' ? parentRole : role];
