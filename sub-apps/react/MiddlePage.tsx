import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../shared/returnPath.js';
import { texts } from '../shared/texts.js';

/** Where the portal enters: leads to the page that was asked for, or to the list, without an entry of its own. */
export function MiddlePage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    navigate(returnPath(search) ?? '/list', { replace: true });
  }, [search, navigate]);
  return <p className="quiet">{texts().loading}</p>;
}
