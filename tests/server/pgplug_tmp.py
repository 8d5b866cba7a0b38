import pytest, contextlib
from pathlib import Path


@pytest.fixture(autouse=True)
def _pg(monkeypatch, postgres):
    import tests.server.stage as st, sys

    real = st.serving
    made = {}

    def serving(place, *a, **k):
        if (
            isinstance(place, Path)
            and k.get("hands") is None
            and not k.get("shared")
            and k.get("bus") is None
            and not (len(a) > 1)
            and "wall" not in k
            and "stall" not in k
        ):
            if place not in made:
                import threading

                r = []
                t = threading.Thread(target=lambda: r.append(postgres.new_database()))
                t.start()
                t.join()
                made[place] = r[0]
            place = made[place]
        return real(place, *a, **k)

    for m in list(sys.modules.values()):
        if getattr(m, "serving", None) is real:
            monkeypatch.setattr(m, "serving", serving)
    monkeypatch.setattr(st, "serving", serving)
    yield
