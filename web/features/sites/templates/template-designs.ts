import { event } from '#web/features/sites/templates/designs/event.ts';
import { launch } from '#web/features/sites/templates/designs/launch.ts';
import { magazine } from '#web/features/sites/templates/designs/magazine.ts';
import { portfolio } from '#web/features/sites/templates/designs/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/designs/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/designs/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/designs/restaurant.ts';
import { shop } from '#web/features/sites/templates/designs/shop.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Every template, in the order of the gallery. */
export const TEMPLATE_DESIGNS: readonly TemplateDesign[] = [shop, restaurant, event, recruiting, realEstate, portfolio, launch, magazine];
