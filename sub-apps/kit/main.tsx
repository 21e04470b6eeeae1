import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../shared/app.css';
import { BASE } from '../shared/modules.js';
import { App } from './App.tsx';
import './styles/frame.css';
import './styles/feedback.css';
import './styles/list.css';
import './styles/summary.css';
import './styles/board.css';
import './styles/parts.css';
import './styles/record.css';
import './styles/form.css';
import './styles/rich.css';
import './styles/day.css';
import './styles/phone.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <BrowserRouter basename={BASE.slice(0, -1)}>
    <App />
  </BrowserRouter>,
);
