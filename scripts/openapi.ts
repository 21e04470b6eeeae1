import { VERSION } from '../server/src/config/version.ts';
import { openApiDocument } from '../server/src/openapi/document.ts';
import { allRoutes } from '../server/src/routes/allRoutes.ts';

/** Prints the OpenAPI document of every call the backend answers. */
console.log(JSON.stringify(openApiDocument(allRoutes, VERSION), null, 2));
