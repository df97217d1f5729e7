import type { RequestHandler } from 'express';
import { queryStringOf, toCatalogHandler } from '../catalog/catalog-handler.ts';
import { createQueryReader } from '../catalog/query-reader.ts';
import type { DumpRoute } from '../route.ts';
import { type DumpDependencies, toDumpHandler } from './dump-handler.ts';

/** Turns a dump's route into an Express handler. `route.handler` answers requests with filters; all other requests get the whole dump. */
export function toDumpRouteHandler(route: DumpRoute, deps: DumpDependencies): RequestHandler {
  const { dump, handler } = route;
  const answerWhole = toDumpHandler(() => dump, deps);
  if (!handler) return answerWhole;
  const answerFiltered = toCatalogHandler({ ...route, caching: 'catalog', handler }, deps);
  const readQuery = createQueryReader(route.query);

  function hasFilters(queryString: string): boolean {
    try {
      return Object.entries(readQuery(queryString).query).some(isFilter);
    } catch {
      // An invalid query goes to the handler of filtered requests, which throws the error.
      return true;
    }
  }

  return (request, response, next) =>
    (hasFilters(queryStringOf(request)) ? answerFiltered : answerWhole)(request, response, next);
}

/** Reports whether a parameter filters voices. Forms send empty fields, so a blank value filters nothing. A false `native` filters nothing either. */
function isFilter([name, value]: readonly [string, unknown]): boolean {
  return value !== undefined && String(value).trim() !== '' && (name !== 'native' || value === true);
}
