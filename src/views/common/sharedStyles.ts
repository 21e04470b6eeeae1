// The styles of what several areas show. Imported with the program, they are part of the first style sheet; left to the
// chunks of those areas, they are a file of 0.6 KiB that every signed-in page requests.
import './CompanyTile.module.css';
import './EmptyState.module.css';
import './ModuleTile.module.css';
import './PlainState.module.css';
import './RetryRow.module.css';
import './SectionHead.module.css';
import './SkipLink.module.css';
