import { cafe } from '#web/features/sites/templates/designs/cafe.ts';
import { clinic } from '#web/features/sites/templates/designs/clinic.ts';
import { corporate } from '#web/features/sites/templates/designs/corporate.ts';
import { cosmetics } from '#web/features/sites/templates/designs/cosmetics.ts';
import { event } from '#web/features/sites/templates/designs/event.ts';
import { fashion } from '#web/features/sites/templates/designs/fashion.ts';
import { hotel } from '#web/features/sites/templates/designs/hotel.ts';
import { landing } from '#web/features/sites/templates/designs/landing.ts';
import { launch } from '#web/features/sites/templates/designs/launch.ts';
import { magazine } from '#web/features/sites/templates/designs/magazine.ts';
import { portfolio } from '#web/features/sites/templates/designs/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/designs/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/designs/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/designs/restaurant.ts';
import { salon } from '#web/features/sites/templates/designs/salon.ts';
import { school } from '#web/features/sites/templates/designs/school.ts';
import { shop } from '#web/features/sites/templates/designs/shop.ts';
import { wedding } from '#web/features/sites/templates/designs/wedding.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Every template, in the order of the gallery: by group (`TEMPLATE_GROUPS`). */
export const TEMPLATE_DESIGNS: readonly TemplateDesign[] = [
  cafe,
  restaurant,
  hotel,
  salon,
  clinic,
  cosmetics,
  shop,
  fashion,
  launch,
  realEstate,
  landing,
  corporate,
  recruiting,
  school,
  event,
  wedding,
  portfolio,
  magazine,
];
